print("menugen")
